/**
 * npm run deploy:nginx: writes build/nginx/*.conf, which deploy/nginx.conf includes. Every file of
 * the build becomes one exact location with the headers that the site itself would send, as do the
 * pages of nginx's own refusals. SITE_URL is the site's URL, as for the server: with https, its
 * headers are sent too. DATA_DIR as for the server: nginx reads its releases/live.
 */
import { writeNginxParts } from "./write-parts.ts";

const siteUrl = process.env.SITE_URL || "http://localhost:3000";
const dataDir = process.env.DATA_DIR || "data";
const files = writeNginxParts("build", "build/nginx", { siteUrl, dataDir });
console.log(`build/nginx: ${files} files; include them as deploy/nginx.conf does`);
