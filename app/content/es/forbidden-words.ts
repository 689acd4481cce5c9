// Translates content/en/forbidden-words.ts as of cc8714b238ae.
import { forbiddenWords as english, type ForbiddenWord } from "../en/forbidden-words";

export { brandNames, type ForbiddenWord } from "../en/forbidden-words";

/**
 * A pattern of whole words, with or without accents: findClaims removes them, other readers do not.
 * @param sources in plain lowercase letters, without character classes; "@" is an ending of gender
 */
function wholeWords(...sources: string[]): RegExp {
  const accented: Record<string, string> = {
    a: "aá",
    e: "eé",
    i: "ií",
    o: "oó",
    u: "uúü",
    n: "nñ",
  };
  const letters = sources
    .join("|")
    .replaceAll("@", "(?:os?|as?)")
    .replace(/[aeioun]/g, (letter) => `[${accented[letter]}]`);
  // `\b` would take a letter with an accent for the end of a word.
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${letters})(?![\\p{L}\\p{N}_])`, "iu");
}

/** "no", "no ha sido", "nunca se ha": denies what follows, as in "not FDA-approved". */
const denial =
  "(?<!\\p{L})(?:no|ni|nunca|jamas|tampoco|sin)(?: (?:se|lo|la|ha|han|haya|hayan|haber|sido|es|son|ser|sea|sean|fue|fueron|esta|estan|este|esten|estar|todavia|aun))* ";
/** "he probado" says what someone has tried. */
const tried = "(?<!\\p{L})(?:he|has|ha|hemos|han|haya|hayan|habia|habian|haber) ";
const any = "(?:ningun@? |ninguna? (?:tipo|clase) de |los |las )?";
const without = `(?:sin ${any}|(?:libres?|exent@) de ${any}|cero |ningun |no (?:le |les )?(?:hay|habra|tienen?|tendra|causan?|causara|producen?|producira|provocan?|provocara|presentan?|implican?|conllevan?|suponen?) ${any})`;
const sideEffects = "efectos? (?:secundari@|advers@|colaterales|colateral|indesead@|indeseables?)";
const all = "(?:100 ?%|cien por (?:cien|ciento))";
const wholly = `(?:(?:completa|total|perfecta|absoluta|entera|plena)mente|${all})`;
/** "seguro de que" means certain, not safe. */
const safe = "(?:segur@(?! de (?:que|si|su))|eficaz|eficaces|efectiv@|inocu@|inofensiv@)";
const fda = "(?:la )?(?:fda|f\\.d\\.a\\.|administracion de alimentos y medicamentos)";
const the = "(?:el|la|los|las|su|sus)";

/** The Spanish for each English word, by that word. */
const inSpanish: Readonly<Record<string, Pick<ForbiddenWord, "word" | "pattern">>> = {
  cure: {
    word: "cura, curar, curación",
    pattern: wholeWords(
      "cur(?:a|as|an|amos|o|aron|aba|aban|e|en|ar|ara|aran|aras|aria|arian|aremos|ando|andose|ad@)",
      "curar(?:se|le|les|lo|los|la|las)",
      "curacion(?:es)?|curativ@",
    ),
  },
  guaranteed: {
    word: "garantía, garantizar, asegurado",
    pattern: wholeWords(
      "garanti(?:z|c)\\p{L}+|garantias?",
      "(?:resultados?|exito|eficacia|perdida de peso) (?:esta |estan )?asegurad@",
      "aseguramos (?:(?:un|unos|el|los|sus) )?(?:resultados?|exito)",
    ),
  },
  // Denied, these are what studies say: "no se ha demostrado que …".
  proven: {
    word: "probado, comprobado, demostrado",
    pattern: wholeWords(
      `(?<!${denial}|${tried})probad@`,
      `(?<!${denial})(?:com|sido )probad@`,
      `(?<!${denial})demostrad@`,
      "(?:ha|han) probado (?:ser|que|su|sus)",
    ),
  },
  miracle: { word: "milagro", pattern: wholeWords("milagr\\p{L}+") },
  reverses: {
    word: "revertir, rejuvenecer",
    pattern: wholeWords(
      "re(?:vert|viert|virt)\\p{L}+",
      "rejuvenec(?!imiento)\\p{L}+",
      "(?:hace|hacen|hara|haran|hacer) retroceder|(?:da|dan|dara|daran|dar) marcha atras",
    ),
  },
  eliminates: {
    word: "eliminar, acabar con",
    pattern: wholeWords(
      "(?:elimin|erradic)(?!acion)\\p{L}+",
      "acab(?:a|an|ar|ara|aran|o|aron) con",
      "(?:hace|hacen|hara|haran|hacer) desaparecer",
    ),
  },
  boosts: {
    word: "potenciar, impulsar, reforzar",
    pattern: wholeWords(
      "potenci(?:ar|an|e|en|o|amos|ara|aran|aria|arian|aron|ando|ad@|ador|adora|adores|adoras)",
      // "la potencia" is a noun.
      `(?<!(?<!\\p{L})(?:la|de|con|sin|su|y) )potencia ${the}`,
      "impuls(?:a|an|ar|ara|aran|amos|aron|ando|ad@|e|en)",
      "refuerz(?:a|an|e|en)|reforz(?:ar|ara|aran|amos|o|aron|ando|ad@)",
      `dispar(?:a|an|ar|ara|aran) ${the}`,
      "(?:da|dan|dara|daran|dar) un (?:impulso|empujon)",
      `(?:fortalec|aument|mejor|elev|sub)\\p{L}+ ${the} (?:sistema inmun\\p{L}+|defensas|inmunidad)`,
      "boost\\p{L}*",
    ),
  },
  "no side effects": {
    word: "sin efectos secundarios",
    pattern: wholeWords(without + sideEffects),
  },
  "risk-free": {
    word: "sin riesgos",
    pattern: wholeWords(`${without}riesgos?`, "riesgos? (?:cero|nul@)"),
  },
  "completely safe": {
    word: "completamente seguro, 100 % eficaz",
    pattern: wholeWords(`${wholly} ${safe}`, `${safe} (?:al|en un|a un) ${all}`),
  },
  "will lose, will improve, will restore": {
    word: "perderá, mejorará, recuperará",
    pattern: wholeWords(
      "(?:perder|mejorar|restaurar|restablecer|recuperar|recobrar|adelgazar|rebajar)(?:a|as|an|emos)",
      "bajar(?:a|as|an|emos) de peso",
      "(?:va|vas|van|vamos) a (?:perder|mejorar|restaurar|restablecer|recuperar|recobrar|adelgazar|rebajar|bajar de peso)",
      `devolver(?:a|an) ${the} (?:energia|vitalidad|juventud|deseo|fuerza|salud|vigor|sueno)`,
    ),
  },
  "best, number one": {
    word: "el mejor, número uno",
    pattern: wholeWords(
      "(?:el|la|los|las) mejor(?:es)?",
      // "a lo mejor" means perhaps.
      "(?<!(?<!\\p{L})a )lo mejor (?:de|del|en|para|contra)",
      "numero (?:uno|1)|n\\.? ?(?:o|º|°)\\.? ?1|#1",
    ),
  },
  "same as": {
    word: "igual que, lo mismo que",
    pattern: wholeWords(
      // "al igual que" means like; "igual a 30" compares figures.
      "(?<!(?<!\\p{L})al )igual(?:es)? (?:que|al?(?! \\d))",
      "igual de (?:buen@|segur@|eficaz|eficaces|efectiv@)",
      "lo mismo que|(?:identic@|equivalentes?|equivalen?) (?:que|al?)(?! \\d)",
      "(?:el|la|los|las) mism@ (?:medicamento|medicina|producto|sustancia|(?:principio|ingrediente) activo|efecto|resultado|eficacia|seguridad)s? que",
    ),
  },
  "generic version of": {
    word: "versión genérica, el genérico de",
    pattern: wholeWords("version(?:es)? generic@", "(?:el|un|los|unos) generic@ del?(?! \\d)"),
  },
  "FDA-approved": {
    word: "aprobado por la FDA",
    pattern: wholeWords(
      `(?<!${denial})(?:aprobad|autorizad|avalad)@(?: \\p{L}+){0,6} por ${fda}`,
      `(?<!${denial}|(?<!\\p{L})cuentan? )(?:tienen?|cuentan? con|con) (?:la )?aprobacion de ${fda}`,
      "(?<!(?<!\\p{L})(?:not|never) )fda(?:-| )approved",
    ),
  },
};

/** Promising words of Spanish texts, each with its English word's rule and exception. */
export const forbiddenWords: readonly ForbiddenWord[] = english.flatMap((one) => {
  const spanish = inSpanish[one.word];
  return spanish ? [{ ...one, ...spanish }] : [];
});
