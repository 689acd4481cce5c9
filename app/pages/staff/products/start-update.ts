import type { RouterContextProvider } from "react-router";
import { updateMessages } from "~/content/en/form-messages";
import { reportErrorContext, servicesContext } from "~/context";
import type { ProductUpdate } from "~/contracts/products";
import { passphraseField, signIn } from "~/pages/staff/sign-in/sign-in-request";
import { readStaff } from "~/pages/staff/sign-in/staff-session";

export type StartAnswer =
  | { outcome: "started"; state: ProductUpdate }
  /** `error` is what was wrong with the passphrase; "" when none was given. */
  | { outcome: "signed-out"; error: string }
  | { outcome: "failed"; message: string };

/**
 * The one way to start the update, with a staff session or with the passphrase in the same post.
 * Status: 202 it runs, 401 not signed in, 429 too many tries, 503 the database does not answer.
 */
export async function startUpdate(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<{ status: number; answer: StartAnswer; headers: Record<string, string> }> {
  const form = await request.formData();
  const headers: Record<string, string> = {};
  try {
    if (!(await readStaff(request, context))) {
      if (!form.has(passphraseField)) {
        return { status: 401, answer: { outcome: "signed-out", error: "" }, headers };
      }
      const answer = await signIn(form, context);
      Object.assign(headers, answer.headers);
      if (answer.status !== 200) {
        return {
          status: answer.status,
          answer: { outcome: "signed-out", error: answer.error },
          headers,
        };
      }
    }
    const state = await context.get(servicesContext).updateProductDescriptions();
    return { status: 202, answer: { outcome: "started", state }, headers };
  } catch (error) {
    context.get(reportErrorContext)(error);
    const message = updateMessages.failed.text;
    return { status: 503, answer: { outcome: "failed", message }, headers };
  }
}
