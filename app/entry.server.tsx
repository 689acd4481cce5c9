import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { type Language, pathIn } from "~/content/languages";
import { OnSite } from "~/content/use-site";
import { siteContext } from "~/context";
import { inEachPiece, inOnePiece } from "./content/in-one-piece";
import { hasMarks, withMarkedElements, withoutMarks } from "./content/marked-english";
import { lightContext, nonceContext, previewContext, reportErrorContext } from "./context";
import { DocumentPartsContext } from "./page-handle";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const nonce = context.get(nonceContext) || undefined;
  // No part of a page waits for data, and a string costs less than a stream.
  const [light, preview] = [context.get(lightContext), context.get(previewContext)];
  const html = renderToString(
    <DocumentPartsContext value={{ nonce, light, preview }}>
      <OnSite site={context.get(siteContext)}>
        <ServerRouter context={entry} {...(nonce ? { nonce } : {})} url={request.url} />
      </OnSite>
    </DocumentPartsContext>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  const page = withLinksIn(context.get(siteContext).language, keepTogether(html));
  return new Response(`<!DOCTYPE html>${page}`, { status, headers });
}

/** Paths that exist once: files, the desk, and links that name their language. */
const linked =
  /(<(?:a|form)\b(?![^>]* hrefLang=)[^>]*? (?:href|action)=")(\/(?!(?:es|staff|assets|pictures)\b)[^"?#.]*)(?=["?#])/gi;

/** Links and forms of a page lead to pages in its language. */
export const withLinksIn = (language: Language, html: string): string =>
  language === "en"
    ? html
    : html.replace(linked, (_, before, path) => before + pathIn(language, path));

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(reportErrorContext)(error);
}

/**
 * A tag, or an element whose content is not the page's text or cannot hold a span. React escapes
 * ">" in attributes.
 */
const tagOrText =
  /<(?:(script|style|title|textarea|option|svg)\b[^>]*>[\s\S]*?<\/\1>|!--[\s\S]*?-->|[^>]*>)|[^<]+/g;

/**
 * Prevents line breaks inside names, ranges and times of a rendered page: wraps each in a span
 * (`.unbroken`), which leaves the text unchanged for search, copying and screen readers. Also removes
 * React's comments between texts, and gives English texts on a page in another language their
 * language (content/marked-english.ts). Skips islands: in the browser React expects exactly what it
 * has rendered.
 */
export function keepTogether(html: string): string {
  /** Depth of open divs inside an island; 0 outside. */
  let divs = 0;
  /** Inside an element for screen readers only, which is one pixel wide. */
  let unseen = false;
  /** The part before the text. */
  let before = "";
  const [inText, elsewhere] = hasMarks(html)
    ? [withMarkedElements, withoutMarks]
    : [(text: string) => text, (part: string) => part];
  // The head holds the styles, a third of a page, and none of its text.
  const body = Math.max(0, html.indexOf("<body"));
  const marked = html.slice(body).replace(tagOrText, (part) => {
    const isInParagraph = before === "<p>";
    before = part;
    if (part.startsWith("<") && !part.startsWith("<!--")) unseen = part.includes("visually-hidden");
    if (part.startsWith("<div") && (divs > 0 || part.includes(" data-island="))) divs += 1;
    else if (part === "</div>" && divs > 0) divs -= 1;
    if (divs > 0) return elsewhere(part);
    if (part === "<!-- -->") return "";
    if (part.startsWith("<")) return elsewhere(part);
    return inText(unseen ? part : withSpans(part, isInParagraph));
  });
  return elsewhere(html.slice(0, body)) + marked;
}

/**
 * In a flex row every child is a box: one outer span keeps the text a single box. A paragraph
 * without a class is never a flex row.
 */
function withSpans(text: string, isInParagraph: boolean): string {
  if (!inEachPiece.test(text)) return text;
  const pieces = text.split(inOnePiece);
  if (pieces.length === 1) return text;
  const spans = pieces.map((piece, index) =>
    index % 2 === 1 ? `<span class="unbroken">${piece}</span>` : piece,
  );
  const isAlone = pieces.length === 3 && pieces[0] === "" && pieces[2] === "";
  return isAlone || isInParagraph ? spans.join("") : `<span>${spans.join("")}</span>`;
}
