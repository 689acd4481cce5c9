/** The products that the card payment provider holds. */
export type ProviderProduct = {
  id: string;
  name: string;
  /** "" when the product has none. */
  description: string;
  /** The catalogue's slug, where somebody has entered it; otherwise "". */
  slug: string;
};

export type ProductProvider = {
  /** All products on sale, page by page. Throws ProviderError. */
  listProducts: () => AsyncIterable<ProviderProduct>;
  /** Throws ProviderError. */
  updateDescription: (update: {
    id: string;
    description: string;
    idempotencyKey: string;
  }) => Promise<void>;
};
