const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** Largest body of a form, in bytes. The longest real inquiry has about 8,000. */
const largestForm = 64 * 1024;
/**
 * The names that the site's forms use. Form libraries parse brackets and dots as structure: one
 * field called a[99999999] blocked the process for minutes.
 */
const plainName = /^(?!__proto__$|constructor$|prototype$)[\w-]{1,100}$/;
/** The longest form of the site erases 200 inquiries of one person (app/staff/inquiry/erase-person.server.ts). */
const mostFields = 250;

type PostedForm = { form: FormData };

const emptyForm = (): PostedForm => ({ form: new FormData() });

/**
 * Reads and parses a whole posted form, so that no later step waits for a slow sender or parses it
 * again. Returns the status of the refusal when the body is not that of a form; throws when the
 * connection is lost. Without `bodyMatters` a body of another type is not read and counts as an
 * empty form.
 */
export async function readPostedForm(
  request: Request,
  { bodyMatters = true } = {},
): Promise<PostedForm | { refused: 400 | 413 | 415 }> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!formTypes.test(type) || request.headers.has("Content-Encoding"))
    return bodyMatters ? { refused: 415 } : emptyForm();
  const body = await readBody(request, largestForm);
  if (body === "too-long") return { refused: 413 };
  try {
    const form = await new Response(body, { headers: { "Content-Type": type } }).formData();
    const names = [...form.keys()];
    const readable = names.length <= mostFields && names.every((name) => plainName.test(name));
    return readable ? { form } : { refused: 400 };
  } catch {
    return { refused: 400 };
  }
}

/**
 * Reads a whole body of at most `largest` bytes. Throws when the connection is lost. Not by Hono's
 * body-limit: it leaves a body with a Content-Length unread, and reads one in chunks before its type
 * and origin are checked.
 */
export async function readBody(
  request: Request,
  largest: number,
): Promise<Uint8Array<ArrayBuffer> | "too-long"> {
  if (Number(request.headers.get("Content-Length") ?? 0) > largest) return "too-long";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > largest) return "too-long";
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
