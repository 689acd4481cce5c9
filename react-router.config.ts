import type { Config } from "@react-router/dev/config";
import { staticPaths } from "./app/static-paths";

export default {
  appDirectory: "app",
  ssr: true,
  prerender: [...staticPaths],
} satisfies Config;
