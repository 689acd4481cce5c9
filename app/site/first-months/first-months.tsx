import type { Product } from "~/catalogue/product";
import { useSite } from "~/content/use-site";
import { formatPrice } from "~/facts/format-facts";
import { Section } from "~/ui/section/section";
import { countOrders } from "./count-orders";

/**
 * The costs of three months, for a medicine with a price; each is a fact, or in the row of those to ask about. While it is
 * unknown how long an order lasts there is no sum: one order is not the price of three months.
 */
export function FirstMonths({ product }: { product: Product }) {
  const { facts, words } = useSite();
  const page = words.firstMonthsWords;
  const { price, priceUnit, lasts } = product;
  if (price === null) return null;
  const orders = countOrders(lasts);
  const extra = words.extraCosts(facts, product);
  const toAsk = extra
    .filter(({ text }) => !text)
    .map(({ label }, at) => (at > 0 ? label.toLowerCase() : label));
  const amount = formatPrice(price);
  const rows = [
    {
      label: page.medicine,
      text:
        orders && lasts
          ? page.orders(orders, amount, priceUnit, lasts)
          : page.oneOrder(amount, priceUnit),
    },
    { label: page.consultation, text: page.free },
    ...extra.flatMap(({ label, text }) => (text ? [{ label, text }] : [])),
    ...(toAsk.length > 0 ? [{ label: toAsk.join(", "), text: words.askUs }] : []),
  ];
  return (
    <Section aside heading={page.heading} id="first-months" tone="sand">
      <table className="first-months">
        <caption>{page.summary}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{page.item}</th>
            <th scope="col">{page.cost}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, text }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
        {orders && (
          <tfoot>
            <tr>
              <th scope="row">{page.sum}</th>
              <td>
                <strong>{formatPrice(price * orders)}</strong>
                {/* A fact is a sentence, so an amount in it is not added. */}
                <p>{page.missing(extra.map(({ label }) => label.toLowerCase()))}</p>
              </td>
            </tr>
          </tfoot>
        )}
      </table>
      <p className="section-more">
        <a className="text-link" href="/good-faith-estimate">
          {page.estimate}
        </a>
      </p>
    </Section>
  );
}
