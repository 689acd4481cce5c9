import type { Route } from "./+types/payment-json";
import { sendPayment } from "./send-payment.server";

/** The payment form's response as JSON, for the hydrated form. */
export async function action({ context }: Route.ActionArgs) {
  const { status, response } = await sendPayment(context);
  return Response.json(response, { status });
}
