import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { nearestAddress } from "./nearest-address";
import type { RefusalPage } from "./refusal-pages";

/** The place in the built page where a guess goes, with the words before it. */
const place = /<p [^>]*data-guess="([^"]*)"[^>]*><\/p>/;

/**
 * The page of an address that has none: as it was built, and where a page has nearly this address,
 * with a link to it. One page for each such guess is kept, compressed, and made when first needed.
 */
export function makeNotFoundPages(
  page: RefusalPage,
  addresses: readonly string[],
): (path: string) => RefusalPage {
  const withGuess = new Map<string, RefusalPage>();

  function make(guess: string): RefusalPage {
    const link = `<p class="lead">$1 <a href="${guess}">${guess}</a>?</p>`;
    const plain = Buffer.from(page.plain.toString().replace(place, link));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    return {
      ...page,
      plain,
      encoded: { br: brotliCompressSync(plain, { params }), gz: gzipSync(plain) },
    };
  }

  return (path) => {
    const guess = nearestAddress(path, addresses);
    if (guess === undefined) return page;
    const made = withGuess.get(guess) ?? make(guess);
    withGuess.set(guess, made);
    return made;
  };
}
