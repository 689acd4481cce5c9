/** The FDA's decision about a treatment in one word; the sentences state it in full. */
export type Approval =
  /** A generic with this ingredient, in this form and for this use, is approved. */
  | "approved-generic"
  /** Medicines with this ingredient are approved; a compounded one is not. */
  | "approved-unless-compounded"
  /** Approved in another form than the one that is offered. */
  | "approved-other-form"
  /** Approved for a narrower use than people ask for. */
  | "approved-other-use"
  /** A blend that a pharmacy makes to order; not approved. */
  | "compounded"
  | "unapproved"
  /** Unknown until the medicine has a name. */
  | "unknown";

/**
 * The warnings of one treatment as data, also for cards, comparisons and search. The items of the
 * four lists complete the sentence that the list's heading begins
 * (content/en/catalogue/safety/safety-words.ts).
 */
export type Safety = {
  status: {
    approval: Approval;
    /** Always visible, even when the lists are closed. */
    sentences: readonly string[];
    /** Month of the last check of the sentences: "2026-11". */
    asOf: string;
  };
  /** At most three, each short enough for one line of a phone. */
  whoShouldNot: readonly string[];
  notIf: readonly string[];
  tellUsFirst: readonly string[];
  commonSideEffects: readonly string[];
  getHelp: readonly string[];
  /** Whole sentences, each with the number to call. */
  call911: readonly string[];
};
