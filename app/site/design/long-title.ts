/** A title that does not fit in one line on a phone. */
export const longTitle =
  "Donaudampfschifffahrtsgesellschaft treatment with a name of sixty letters";
