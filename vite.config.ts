import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { inlineScript } from "./tools/inline-script.ts";

/** What all parts with state need, in one file: each file more is a round trip. */
const sharedByIslands =
  /node_modules\/(react|react-dom|scheduler|zod|@conform-to)\/|app\/ui\/(field|icon|error-summary|show-toast|start-island)\.tsx?$|app\/posted-form\.ts$|app\/content\/(form-messages|service-options|site)\.ts$|rolldown\/runtime|vite\/preload-helper/;

export default defineConfig({
  // Tailwind's own minifier would spell out light-dark() for browsers of before 2024.
  plugins: [inlineScript(), tailwindcss({ optimize: false }), reactRouter()],
  resolve: { tsconfigPaths: true },
  build: { assetsInlineLimit: 0, cssTarget: ["chrome123", "firefox120", "safari17.5"] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: "shared", test: sharedByIslands }] } },
        },
      },
    },
  },
});
