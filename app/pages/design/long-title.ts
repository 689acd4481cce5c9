/** A name that no line of a phone holds. */
export const longTitle =
  "Donaudampfschifffahrtsgesellschaft treatment with a name of sixty letters";
