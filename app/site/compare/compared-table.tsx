import type { ReactNode } from "react";
import type { Product } from "~/catalogue/product";
import { canonicalSlug } from "~/catalogue/products";
import { areaOfCategory } from "~/content/en/areas";
import { useSite } from "~/content/use-site";
import { Crosses } from "~/ui/piece/crosses";
import { EvidenceMark } from "~/ui/treatment/evidence-ladder";
import { Price } from "~/ui/treatment/price";

type Row = {
  label: string;
  /** The source of the answer. An answer that is the same for all treatments is in their list. */
  answer: (product: Product) => readonly (string | number | null | undefined)[];
  /** `alike` are the treatments that the cell is for. */
  cell: (product: Product, alike: readonly Product[]) => ReactNode;
};

/** Whether labs are checked: tablets with an approved generic need none. */
const hasLabs = ({ safety }: Product) => safety.status.approval !== "approved-generic";

const sentences = (label: string, of: (product: Product) => readonly string[]): Row => ({
  label,
  answer: of,
  cell: (product) => <Sentences list={of(product)} />,
});

/**
 * What differs, with the treatments in columns at every width (on a phone a row's label stands above
 * its answers), then what is the same for all of them as one list.
 */
export function ComparedTable({ products }: { products: readonly Product[] }) {
  const { facts, words } = useSite();
  const { rows } = words.compareWords;
  const isSharedCall = (call: string) =>
    products.every(({ safety }) => safety.call911.includes(call));
  const sharedCalls = products[0]?.safety.call911.filter(isSharedCall) ?? [];
  const ownCalls = ({ safety }: Product) => safety.call911.filter((call) => !isSharedCall(call));
  const all: Row[] = [
    sentences(rows.summary, ({ summary }) => [summary]),
    sentences(rows.taken, ({ taken }) => [taken]),
    {
      label: rows.price,
      answer: (one) => [one.price, one.compareAtPrice, one.priceUnit, one.availability],
      cell: (product) => <Price product={product} withLasts={false} />,
    },
    sentences(rows.holds, ({ servings }) => [servings]),
    sentences(rows.lasts, ({ priceUnit, lasts }) => [
      words.cardWords.lasts(priceUnit, lasts) ?? words.cardWords.glance.lastsUnknown,
    ]),
    {
      label: rows.whoShouldNot,
      answer: ({ safety }) => safety.whoShouldNot,
      cell: ({ safety }) => <Crosses points={safety.whoShouldNot} />,
    },
    {
      label: words.safetyWords.notIf,
      answer: ({ safety }) => safety.notIf,
      cell: ({ safety }, alike) => (
        <>
          <Crosses points={safety.notIf} />
          {alike.map((product) => (
            <p key={product.slug}>
              <a href={`/treatments/${canonicalSlug(product)}#warnings`}>
                {words.compareWords.allWarnings(product.title)}
              </a>
            </p>
          ))}
        </>
      ),
    },
    ...(products.some((product) => ownCalls(product).length > 0)
      ? [sentences(rows.call911Also, ownCalls)]
      : []),
    sentences(rows.call911, () => [words.compareWords.call911InOne(sharedCalls)]),
    {
      label: words.evidenceWords.heading,
      answer: ({ evidence }) => [evidence.approval, evidence.studies],
      cell: ({ evidence }) => (
        <>
          <EvidenceMark record={evidence} />
          <p>{words.evidenceSentence(evidence)}</p>
        </>
      ),
    },
    sentences(rows.status, ({ safety }) => safety.status.sentences),
    sentences(rows.consultation, () => [words.freeConsultation]),
    sentences(rows.extra, (product) => words.extraCostsText(facts, product)),
    sentences(rows.followUp, (product) => words.compareWords.followUp(hasLabs(product))),
  ];
  const isShared = ({ answer }: Row) =>
    new Set(products.map((product) => JSON.stringify(answer(product)))).size === 1;
  return (
    <>
      <table className="side-by-side">
        <caption className="visually-hidden">{words.compareWords.caption}</caption>
        <thead>
          <tr>
            <td />
            {products.map(({ slug, title }) => (
              <th key={slug} scope="col">
                <a href={`/treatments/${slug}`}>{title}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all
            .filter((row) => !isShared(row))
            .map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                <Answers products={products} row={row} />
              </tr>
            ))}
        </tbody>
      </table>
      <Shared products={products} rows={all.filter(isShared)} />
    </>
  );
}

function Shared({ rows, products }: { rows: readonly Row[]; products: readonly Product[] }) {
  const { words } = useSite();
  const [first] = products;
  if (!first || rows.length === 0) return null;
  return (
    <section
      aria-labelledby="shared-heading"
      className="same-for-all"
      data-area={areaOfCategory[first.category]}
    >
      <h2 id="shared-heading">{words.sameForAll(products.length)}</h2>
      <dl>
        {rows.map(({ label, cell }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{cell(first, products)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Answers({ row, products }: { row: Row; products: readonly Product[] }) {
  return products.map((product) => (
    <td data-area={areaOfCategory[product.category]} key={product.slug}>
      {/* The column's head, which a phone's screen reader does not read with the cell. */}
      <p className="side-by-side-name">{product.title}</p>
      {row.cell(product, [product])}
    </td>
  ));
}

function Sentences({ list }: { list: readonly string[] }) {
  return list.map((sentence) => <p key={sentence}>{sentence}</p>);
}
