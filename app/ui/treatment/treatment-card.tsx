import type { Product } from "~/catalogue/product";
import { canonicalSlug } from "~/catalogue/products";
import { areaOfCategory } from "~/content/en/areas";
import { useSite } from "~/content/use-site";
import dialogsUrls from "~/enhance/dialogs.ts?script-urls";
import { useDocumentParts } from "~/page-handle";
import { Icon } from "../piece/icon";
import { Picture } from "../piece/picture";
import { EvidenceMark } from "./evidence-ladder";
import { Price } from "./price";

/** One treatment in a grid. View Details is a link; scripts open the dialog instead. */
export function TreatmentCard({
  product,
  sizes,
  first = false,
  brief = false,
  shelf,
}: {
  product: Product;
  sizes: string;
  /** In the first screen, so its picture is not lazy. */
  first?: boolean;
  /**
   * Without its summary, where the page around it says what it is for; "name": only its
   * name and price, where the page is about another treatment.
   */
  brief?: boolean | "name";
  /** The evidence as the shelf states it: the card repeats it only in other words. */
  shelf?: string | undefined;
}) {
  const { language, words } = useSite();
  const { slug, title, summary, badge, category, image, taken, evidence } = product;
  const { preview } = useDocumentParts();
  const opens = {
    className: "card-link",
    // The dialogs that a script fetches show the published facts.
    "data-opens": preview ? undefined : slug,
    "data-script": preview ? undefined : dialogsUrls[language],
    href: `/treatments/${slug}`,
  };
  const picture = (
    <div className="card-picture" data-bottle={image} data-first={first ? "" : undefined}>
      <Picture first={first} name={image} sizes={sizes} />
    </div>
  );
  if (brief === "name")
    return (
      <article className="card" data-area={areaOfCategory[category]}>
        {picture}
        <h3>
          <a {...opens}>{title}</a>
        </h3>
        <div className="card-foot">
          <Price product={product} withLasts={false} />
        </div>
      </article>
    );
  return (
    <article className="card" data-area={areaOfCategory[category]}>
      {picture}
      <p className="card-form">
        <span>{words.formOf(taken)}</span>{" "}
        {badge && <span className="badge">{words.badgeNames[badge]}</span>}
        <a className="card-keep no-print" href={`/my-list#${canonicalSlug(product)}`}>
          <Icon name="bookmark" />
          <span className="visually-hidden">{words.addThisToMyList(title)}</span>
        </a>
      </p>
      <h3>{title}</h3>
      {!brief && <p className="card-summary">{summary}</p>}
      <div className="card-foot">
        <Price product={product} />
        <a {...opens}>
          {words.cardWords.details}
          <span className="visually-hidden">{words.cardWords.detailsOf(title)}</span>
        </a>
        {words.evidenceMark(evidence) !== shelf && <EvidenceMark record={evidence} />}
      </div>
    </article>
  );
}
