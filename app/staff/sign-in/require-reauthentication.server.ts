import { data, type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "~/context";
import { readText } from "~/ui/form/form-submission";
import { readPassword } from "./read-password";
import type { Proof, ProofAnswer, StaffSession } from "./sign-in-types";
import { doorOf } from "./staff-session.server";

/** What the re-authentication page holds: what was asked for, to go on with afterwards. */
export type ProofNeeded = {
  proof: Exclude<ProofAnswer, { outcome: "fresh" }>;
  /** Where a posted form goes on; null: a page or file was asked for, at `address`. */
  form: { path: string; fields: [name: string, value: string][] } | null;
  address: string;
};

/** Fields of the re-authentication, beside those of the request. */
const proofFields = ["proof-password", "proof-code", "proof-passkey"];

/**
 * Continues only when the person authenticated within the last ten minutes. Otherwise it throws a page
 * that asks for re-authentication and keeps the request: a form is posted again with the credentials in it. For
 * everything that permissions.ts calls fresh the desk does this itself.
 */
export async function requireProof({
  request,
  context,
  session,
  next,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
  session: StaffSession;
  /** The page or file that was asked for, when the form holds only the credentials. */
  next?: string;
}): Promise<void> {
  const { accounts } = context.get(servicesContext);
  if (!accounts) throw data(null, { status: 503 });
  const form = request.method === "POST" ? await request.clone().formData() : null;
  const proof = await accounts.proveAgain(
    session,
    form && readProof(form),
    doorOf(request, context),
  );
  if (proof.outcome === "fresh") return;
  const { pathname, search } = new URL(request.url);
  const here = pathname + search;
  // A file has no page of its own that could ask.
  if (!form && next === undefined)
    throw redirect(`/staff/confirm?next=${encodeURIComponent(here)}`, 303);
  throw data<ProofNeeded>(
    {
      proof,
      form: form && next === undefined ? { path: here, fields: keptFields(form) } : null,
      address: next ?? here,
    },
    proof.outcome === "too-many"
      ? { status: 429, headers: { "Retry-After": String(proof.retryAfterSeconds) } }
      : { status: 403 },
  );
}

/** null: none was given. */
function readProof(form: FormData): Proof {
  const passkey = form.get("proof-passkey");
  if (typeof passkey === "string" && passkey) return { passkey };
  const [password, code] = [readPassword(form, "proof-password"), readText(form, "proof-code")];
  return password || code ? { password, code } : null;
}

const keptFields = (form: FormData) =>
  [...form].flatMap<[string, string]>(([name, value]) =>
    typeof value === "string" && !proofFields.includes(name) ? [[name, value]] : [],
  );
