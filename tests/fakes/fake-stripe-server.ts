import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** An error response of the fake in place of the correct one. */
export type Fault =
  | { status: number; body?: unknown; headers?: Record<string, string> }
  | "hang"
  | "drop"
  | "malformed";

export type AskedFor = {
  method: string;
  path: string;
  query: URLSearchParams;
  form: URLSearchParams;
  idempotencyKey: string;
};

type Session = Record<string, unknown> & { id: string; status: string; payment_status: string };
type Refund = Record<string, unknown> & { id: string };
type Product = {
  id: string;
  object: "product";
  name: string;
  description: string | null;
  active: boolean;
  metadata: Record<string, string>;
};

/**
 * A local server that implements the provider's protocol, as far as the site uses it: form bodies,
 * idempotency keys, error objects, paged lists. It depends on no test runner.
 */
export async function runFakeStripe() {
  const requests: AskedFor[] = [];
  const faults: Fault[] = [];
  const sessions = new Map<string, Session>();
  const sessionsByKey = new Map<string, { form: string; session: Session }>();
  const products = new Map<string, Product>();
  const refunds = new Map<string, Refund>();
  const fake = {
    /** By the idempotency key. */
    refunds,
    asked: requests,
    sessions,
    products,
    url: "",
    /** URL of the next checkout. */
    checkoutUrl: (id: string) => `https://checkout.stripe.com/c/pay/${id}`,
    /** The next requests get these responses, in order. */
    failNext: (...next: Fault[]) => faults.push(...next),
    /** Returns the error response to a request; undefined for the correct response. */
    faultFor: (_request: AskedFor): Fault | undefined => undefined,
    atOnce: 0,
    mostAtOnce: 0,
    respondsAfter: 0,
    /** Each response waits for this promise. */
    respondsWhen: async (_request: AskedFor): Promise<void> => {},
    addProduct(product: Partial<Product> & { id: string; name: string }) {
      products.set(product.id, {
        object: "product",
        description: null,
        active: true,
        metadata: {},
        ...product,
      });
    },
    /** Actions of the visitor or the provider on a checkout. */
    setSession(id: string, changes: Partial<Session>) {
      Object.assign(sessions.get(id) ?? {}, changes);
    },
    stop,
  };

  function respond(request: AskedFor): { status: number; body: unknown } {
    const { method, path, query, form, idempotencyKey } = request;
    if (path === "/v1/refunds")
      return method === "GET" ? listRefunds(query) : refund(form, idempotencyKey);
    const [, kind = "", id = "", verb = ""] =
      /^\/v1\/(checkout\/sessions|products)(?:\/([^/]+))?(?:\/([^/]+))?$/.exec(path) ?? [];
    if (kind === "checkout/sessions" && method === "POST" && id === "")
      return createSession(form, idempotencyKey);
    if (kind === "checkout/sessions") {
      const session = sessions.get(id);
      if (!session) return fault(404, "resource_missing", `No such checkout.session: ${id}`);
      if (verb === "expire") {
        if (session.status !== "open")
          return fault(400, "invalid", "Only Checkout Sessions with a status of open can expire.");
        session.status = "expired";
      }
      return { status: 200, body: session };
    }
    if (kind === "products" && method === "GET") return listProducts(query);
    const product = products.get(id);
    if (!product) return fault(404, "resource_missing", `No such product: '${id}'`);
    product.description = form.get("description");
    return { status: 200, body: product };
  }

  function createSession(form: URLSearchParams, key: string) {
    const earlier = sessionsByKey.get(key);
    if (earlier && earlier.form !== String(form))
      return fault(400, "idempotency_key", "Keys can only be used with the same parameters");
    if (earlier) return { status: 200, body: earlier.session };
    const amount = Number(form.get("line_items[0][price_data][unit_amount]"));
    if (!(amount >= 50)) return fault(400, "amount_too_small", minimumWords);
    const id = `cs_test_${sessions.size + 1}`;
    const session: Session = {
      id,
      object: "checkout.session",
      url: fake.checkoutUrl(id),
      status: "open",
      payment_status: "unpaid",
      amount_total: amount,
      currency: form.get("line_items[0][price_data][currency]"),
      client_reference_id: form.get("client_reference_id"),
      payment_intent: null,
    };
    sessions.set(id, session);
    sessionsByKey.set(key, { form: String(form), session });
    return { status: 200, body: session };
  }

  function refund(form: URLSearchParams, key: string) {
    const made = refunds.get(key) ?? {
      id: `re_test_${refunds.size + 1}`,
      object: "refund",
      amount: Number(form.get("amount")),
      currency: "usd",
      status: "succeeded",
      payment_intent: form.get("payment_intent"),
      created: 1_772_460_000 + refunds.size,
      metadata: { payment: form.get("metadata[payment]"), refund: form.get("metadata[refund]") },
    };
    refunds.set(key, made);
    return { status: 200, body: made };
  }

  function listRefunds(query: URLSearchParams) {
    const data = [...refunds.values()].filter(
      (one) => one.payment_intent === query.get("payment_intent"),
    );
    return { status: 200, body: { object: "list", url: "/v1/refunds", has_more: false, data } };
  }

  function listProducts(query: URLSearchParams) {
    const all = [...products.values()].filter(({ active }) => active);
    const from = all.findIndex(({ id }) => id === query.get("starting_after")) + 1;
    const limit = Number(query.get("limit") ?? 10);
    const data = all.slice(from, from + limit);
    const has_more = from + limit < all.length;
    return { status: 200, body: { object: "list", url: "/v1/products", has_more, data } };
  }

  const server = createServer(async (request, response) => {
    const read = await readRequest(request);
    requests.push(read);
    fake.mostAtOnce = Math.max(fake.mostAtOnce, ++fake.atOnce);
    response.once("close", () => fake.atOnce--);
    const next = faults.shift() ?? fake.faultFor(read);
    if (next) return fail(next, response);
    if (fake.respondsAfter > 0) await new Promise((go) => setTimeout(go, fake.respondsAfter));
    await fake.respondsWhen(read);
    const { status, body } = respond(read);
    send(response, status, body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve());
  });
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function stop() {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  return fake;
}

export const minimumWords =
  "The Checkout Session's total amount must convert to at least 50 cents.";

const fault = (status: number, code: string, message: string) => ({
  status,
  body: { error: { type: "invalid_request_error", code, message } },
});

function fail(next: Fault, response: ServerResponse) {
  if (next === "hang") return;
  if (next === "drop") return response.destroy();
  if (next === "malformed") return response.writeHead(200).end("<html>502 Bad Gateway</html>");
  const body = next.body ?? { error: { type: "api_error", message: "Not for this test" } };
  send(response, next.status, body, next.headers);
}

function send(response: ServerResponse, status: number, body: unknown, headers = {}) {
  response.writeHead(status, { "Content-Type": "application/json", ...headers });
  response.end(JSON.stringify(body));
}

async function readRequest(request: IncomingMessage): Promise<AskedFor> {
  let body = "";
  for await (const chunk of request) body += chunk;
  const url = new URL(request.url ?? "/", "http://fake");
  return {
    method: request.method ?? "",
    path: url.pathname,
    query: url.searchParams,
    form: new URLSearchParams(body),
    idempotencyKey: String(request.headers["idempotency-key"] ?? ""),
  };
}
