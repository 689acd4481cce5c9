import { staffWords } from "../../app/content/en/staff/staff";
import type { DeskServices } from "../../app/contracts/desk";
import type { ProductPreview } from "../../app/contracts/products";
import type { Facts } from "../../app/facts/facts-schema";
import { ProviderError } from "../providers/checkout-provider";
import type { ProductProvider } from "../providers/product-provider";
import { catalogueDescriptions } from "./match-product";

/** What a batch would do, product by product. Reads only. */
export function makePreviewProducts(
  provider: ProductProvider | null,
  currentFacts: () => Facts,
): DeskServices["previewProducts"] {
  return async () => {
    if (!provider) return { outcome: "failed", message: staffWords.products.noProvider };
    const descriptionOf = catalogueDescriptions(currentFacts());
    const products: ProductPreview[] = [];
    try {
      for await (const product of provider.listProducts()) {
        const { id, name, description: old } = product;
        const next = descriptionOf(product);
        const effect = next === undefined ? "no-match" : next === old ? "unchanged" : "changes";
        products.push({ id, name, old, next: next ?? old, effect });
      }
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      return { outcome: "failed", message: error.words };
    }
    return { outcome: "listed", products };
  };
}
