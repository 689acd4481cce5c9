/**
 * Stands in the built page of a refused form for the site's own https URL, which the build
 * does not know: the server puts it in (app/core/http/refusals/secure-page.ts).
 */
export const secureAddress = "https://secure-address.invalid/";
