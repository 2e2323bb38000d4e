import { themeColors } from "./theme-colors.ts";

/** The web app manifest. */
export const webManifest = {
  id: "/",
  name: "Adjutant",
  short_name: "Adjutant",
  description: "It does the work. It keeps the receipts.",
  lang: "en",
  dir: "ltr",
  start_url: "/dashboard",
  scope: "/",
  display: "standalone",
  background_color: themeColors.light,
  theme_color: themeColors.light,
  categories: ["business", "productivity"],
  icons: [
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    { src: "/icons/192.png", sizes: "192x192", type: "image/png", purpose: "any" },
    { src: "/icons/512.png", sizes: "512x512", type: "image/png", purpose: "any" },
    { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
  shortcuts: [{ name: "New conversation", url: "/chat" }],
} as const;
