import type { Facts } from "./facts-schema";

/** The second place of the area served, e.g. "St. Augustine". */
export const neighbor = ({ areaServed }: Pick<Facts, "areaServed">): string =>
  areaServed[1] ?? areaServed[0] ?? "";

/** The region of the area served, e.g. "North Florida"; in Spanish without its article. */
export const region = ({ areaServed }: Pick<Facts, "areaServed">): string =>
  (areaServed.at(-1) ?? "").replace(/^(el|la|los|las) /, "");

const english =
  "AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DC District of Columbia,DE Delaware,FL Florida,GA Georgia,HI Hawaii,IA Iowa,ID Idaho,IL Illinois,IN Indiana,KS Kansas,KY Kentucky,LA Louisiana,MA Massachusetts,MD Maryland,ME Maine,MI Michigan,MN Minnesota,MO Missouri,MS Mississippi,MT Montana,NC North Carolina,ND North Dakota,NE Nebraska,NH New Hampshire,NJ New Jersey,NM New Mexico,NV Nevada,NY New York,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,PR Puerto Rico,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VA Virginia,VT Vermont,WA Washington,WI Wisconsin,WV West Virginia,WY Wyoming";
/** Those with another name in Spanish. */
const spanish =
  "DC Distrito de Columbia,HI Hawái,LA Luisiana,MI Míchigan,MO Misuri,MS Misisipi,NC Carolina del Norte,ND Dakota del Norte,NH Nuevo Hampshire,NJ Nueva Jersey,NM Nuevo México,NY Nueva York,OR Oregón,PA Pensilvania,SC Carolina del Sur,SD Dakota del Sur,VA Virginia,WV Virginia Occidental";
const listed = (names: string) =>
  names.split(",").map((one): [string, string] => [one.slice(0, 2), one.slice(3)]);
const names = {
  en: new Map(listed(english)),
  es: new Map([...listed(english), ...listed(spanish)]),
};

/** "Florida" of "FL". */
export const stateName = (
  { state }: Pick<Facts, "state">,
  language: keyof typeof names = "en",
): string => names[language].get(state) ?? state;

export const isState = (state: string): boolean => names.en.has(state);
