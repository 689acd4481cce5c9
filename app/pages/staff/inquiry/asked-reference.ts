import { data, type MiddlewareFunction, redirect } from "react-router";
import { plainText } from "../frame/query-text";

/** The inquiry a URL names: references are stored in capitals, people type as they like. */
export const askedReference = (params: { reference?: string }) =>
  plainText(params.reference ?? "").toUpperCase();

/** Leads a page that is asked for in another spelling to its own URL. A post is taken as it is. */
export const leadToReference: MiddlewareFunction = ({ request, params }) => {
  const reference = askedReference(params);
  if (reference === "") throw data(null, { status: 404 });
  if (reference === params.reference || request.method === "POST") return;
  const { pathname, search } = new URL(request.url);
  const [, staff, inquiries, , ...rest] = pathname.split("/");
  const path = [staff, inquiries, encodeURIComponent(reference), ...rest].join("/");
  throw redirect(`/${path}${search}`, 301);
};
