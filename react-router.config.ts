import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // vite.config.ts names the programs.
  serverBuildFile: "[name].js",
} satisfies Config;
