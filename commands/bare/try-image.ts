import { chownSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Images } from "./build-images.ts";
import { mountSite } from "./image-root.ts";
import { tryBackups } from "./try-backups.ts";
import { startPostgres } from "./try-postgres.ts";
import { askHome, findInquiry, hasInquiry, sendInquiry } from "./use-site.ts";

/**
 * The site's image: it serves, is stopped by its signal and started again with the inquiry still
 * there; its commands back up, try and restore SQLite's file and a PostgreSQL database.
 */
export async function tryImage(folder: string, images: Images, postgresRoot: string) {
  const image = mountSite(images);
  const { uid, gid } = image;
  const newData = (name: string) => {
    const dataDir = join(folder, name);
    mkdirSync(dataDir);
    chownSync(dataDir, uid, gid);
    return dataDir;
  };

  const dataDir = newData("data");
  const place = { writable: { "/data": dataDir } };
  const first = await image.start(place);
  const status = readFileSync(`/proc/${first.pid}/status`, "utf8");
  if (!status.includes(`Uid:\t${uid}\t${uid}`)) throw new Error("it does not run as its user.");
  await askHome(first.url);
  const reference = await sendInquiry(first.url);
  findInquiry(dataDir, reference);
  await first.stop();
  const second = await image.start(place);
  await askHome(second.url);
  findInquiry(dataDir, reference);
  await second.stop();
  console.log(
    `Image site: serves as ${image.user}, keeps its inquiry over SIGTERM and a new start`,
  );

  const alone = newData("data-sqlite");
  await tryBackups(image, {
    name: "SQLite",
    place: { writable: { "/data": alone } },
    isStored: async (one) => hasInquiry(alone, one),
  });

  mkdirSync(join(image.root, "run/postgresql"), { recursive: true });
  const server = await startPostgres(folder, postgresRoot);
  const client = await image.run(place, ["pg_dump", "--version"]);
  console.log(`PostgreSQL: server ${server.version}; in the image, ${client.trim()}`);
  await tryBackups(image, {
    name: "PostgreSQL",
    place: {
      writable: { "/data": newData("data-postgres"), "/run/postgresql": server.socket },
      env: { DATABASE_URL: server.url("/var/run/postgresql") },
    },
    isStored: server.isStored,
  });
  await server.stop();
  images.buildah(["rm", "--all"]);
}
