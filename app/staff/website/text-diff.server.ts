/** The texts of a page that people and search engines read, one after the other. */
export function textsOf(html: string): string[] {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
  const description =
    /<meta name="description" content="([^"]*)"|<meta content="([^"]*)" name="description"/.exec(
      html,
    );
  const body = html
    .slice(Math.max(0, html.indexOf("<body")))
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<!--[\s\S]*?-->/g, "");
  return [title, description?.[1] ?? description?.[2] ?? "", ...body.split(/<[^>]+>/)]
    .map((text) => plain(text).replace(/\s+/g, " ").trim())
    .filter((text) => text !== "");
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const plain = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? "");

/** The differences between two pages; one that occurs several times is listed once. */
export function wordsBetween(before: string, after: string): { old: string; new: string }[] {
  const found = new Map<string, { old: string; new: string }>();
  for (const part of differences(textsOf(before), textsOf(after))) {
    const one = { old: part.old.join(" "), new: part.new.join(" ") };
    found.set(`${one.old}\n${one.new}`, one);
  }
  return [...found.values()];
}

type Part = { old: string[]; new: string[] };

/** The longest common subsequence is what stayed; lists have a few hundred texts at most. */
function differences(a: readonly string[], b: readonly string[]): Part[] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end))
    end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const width = right.length + 1;
  const common = new Uint16Array((left.length + 1) * width);
  for (let i = left.length - 1; i >= 0; i -= 1)
    for (let j = right.length - 1; j >= 0; j -= 1)
      common[i * width + j] =
        left[i] === right[j]
          ? (common[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(common[(i + 1) * width + j] ?? 0, common[i * width + j + 1] ?? 0);
  const parts: Part[] = [];
  let open: Part | null = null;
  for (let i = 0, j = 0; i < left.length || j < right.length; ) {
    if (i < left.length && j < right.length && left[i] === right[j]) {
      open = null;
      i += 1;
      j += 1;
      continue;
    }
    if (!open) {
      open = { old: [], new: [] };
      parts.push(open);
    }
    const takeOld =
      j >= right.length ||
      (i < left.length && (common[(i + 1) * width + j] ?? 0) >= (common[i * width + j + 1] ?? 0));
    if (takeOld) open.old.push(left[i++] ?? "");
    else open.new.push(right[j++] ?? "");
  }
  return parts;
}
