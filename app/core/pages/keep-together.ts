import { inOnePiece } from "~/content/in-one-piece";

/** A tag, or an element whose text is no text of the page or cannot hold a span. React escapes ">" in attributes. */
const tagOrText =
  /<(?:(script|style|title|textarea|option|svg)\b[^>]*>[\s\S]*?<\/\1>|!--[\s\S]*?-->|[^>]*>)|[^<]+/g;

/**
 * A rendered page in which no line breaks inside a name, a range or a time: each stands in a span
 * (`.unbroken`), which leaves the text as it is for search, copying and screen readers. Islands are
 * left out: in the browser React expects exactly what it has rendered.
 */
export function keepTogether(html: string): string {
  /** Open divs of the island around; 0 outside of islands. */
  let divs = 0;
  /** Inside of an element that only screen readers read: it is one pixel wide. */
  let unseen = false;
  return html.replace(tagOrText, (part) => {
    if (part.startsWith("<") && !part.startsWith("<!--")) unseen = part.includes("visually-hidden");
    if (part.startsWith("<div") && (divs > 0 || part.includes(" data-island="))) divs += 1;
    else if (part === "</div>" && divs > 0) divs -= 1;
    if (divs > 0 || unseen || part.startsWith("<")) return part;
    return withSpans(part);
  });
}

/** In a row of boxes (flex) the text stays one box: a span holds it together. */
function withSpans(text: string): string {
  const pieces = text.split(inOnePiece);
  if (pieces.length === 1) return text;
  const spans = pieces.map((piece, index) =>
    index % 2 === 1 ? `<span class="unbroken">${piece}</span>` : piece,
  );
  const isAlone = pieces.length === 3 && pieces[0] === "" && pieces[2] === "";
  return isAlone ? spans.join("") : `<span>${spans.join("")}</span>`;
}
