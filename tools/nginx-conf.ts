/**
 * npm run deploy:nginx: writes build/nginx/maps.conf and locations.conf, which deploy/nginx.conf
 * includes. Every file of the build becomes one exact location with the headers that the site
 * itself would send. SITE_URL is the address of the site, as for the server: with https, its
 * promises are sent too.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { FileEntry } from "./finish-files.ts";
import { nginxParts } from "./nginx-parts.ts";

const entries = JSON.parse(readFileSync("build/files.json", "utf8")) as Record<string, FileEntry>;
const https = (process.env.SITE_URL ?? "").startsWith("https:");
const { maps, locations } = nginxParts(entries, https);
mkdirSync("build/nginx", { recursive: true });
writeFileSync("build/nginx/maps.conf", `${maps}\n`);
writeFileSync("build/nginx/locations.conf", `${locations}\n`);
console.log(
  `build/nginx: ${Object.keys(entries).length} files; include them as deploy/nginx.conf does`,
);
