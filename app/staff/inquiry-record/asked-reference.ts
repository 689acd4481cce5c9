import { data, type MiddlewareFunction, redirect } from "react-router";
import { plainText } from "~/staff/frame/list";

/** The URL's reference in capitals, as stored. */
export const askedReference = (params: { reference?: string | undefined }) =>
  plainText(params.reference ?? "").toUpperCase();

/** Redirects a GET with another spelling to the canonical URL, but not a POST. */
export const leadToReference: MiddlewareFunction = ({ request, params }) => {
  const reference = askedReference(params);
  if (reference === "") throw data(null, { status: 404 });
  if (reference === params.reference || request.method === "POST") return;
  const { pathname, search } = new URL(request.url);
  const [, staff, inquiries, , ...rest] = pathname.split("/");
  const path = [staff, inquiries, encodeURIComponent(reference), ...rest].join("/");
  throw redirect(`/${path}${search}`, 301);
};
