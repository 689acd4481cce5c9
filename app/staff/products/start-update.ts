import type { RouterContextProvider } from "react-router";
import { updateMessages } from "~/content/en/form-messages";
import { appContext, reportErrorContext } from "~/context";
import { mayDo } from "~/staff/frame/permissions";
import { readStaff } from "~/staff/sign-in/staff-session.server";
import { type ProductUpdate, updateProductDescriptions } from "./update-products.server";

export type StartResponse =
  | { outcome: "started"; state: ProductUpdate }
  | { outcome: "signed-out" }
  | { outcome: "failed"; message: string };

/**
 * The only function that starts the update. Status: 202 it runs, 401 not signed in, 403 signed in
 * without the permission, 503 the database does not respond.
 */
export async function startUpdate(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<{ status: number; response: StartResponse }> {
  try {
    const session = await readStaff(request, context);
    if (!session) return { status: 401, response: { outcome: "signed-out" } };
    const { id, name, role } = session.person;
    if (!mayDo(role, "/update-products", "update")) {
      return {
        status: 403,
        response: { outcome: "failed", message: updateMessages.notAllowed },
      };
    }
    const state = await updateProductDescriptions(context.get(appContext), { id, name });
    return { status: 202, response: { outcome: "started", state } };
  } catch (error) {
    context.get(reportErrorContext)(error);
    const message = updateMessages.failed.text;
    return { status: 503, response: { outcome: "failed", message } };
  }
}
