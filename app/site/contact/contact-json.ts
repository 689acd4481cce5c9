import type { Route } from "./+types/contact-json";
import { sendInquiry } from "./send-inquiry.server";

/** The consultation form's response as JSON, for the hydrated form. */
export async function action({ request, context }: Route.ActionArgs) {
  const { status, response } = await sendInquiry(request, context);
  return Response.json(response, { status });
}
