import type { RouteObject } from "react-router";
import { withTexts } from "#platform/web/language/with-texts.ts";
import type { PageHandle } from "#platform/web/page/page-handle.ts";
import { linkPath, newPasswordPath } from "../contract/link-pages.ts";
import { SignedOutPage } from "./signed-out-page.tsx";
import { signedOutPath } from "./signed-out-path.ts";

const signIn: PageHandle = { title: "Sign in", germanTitle: "Anmelden", access: "public", layout: "form" };
const link: PageHandle = { title: "Link", germanTitle: "Link", access: "public", layout: "form" };
const newPassword: PageHandle = {
  title: "New password",
  germanTitle: "Neues Passwort",
  access: "public",
  layout: "form",
};
const signedOut: PageHandle = {
  title: "Signed out",
  germanTitle: "Abgemeldet",
  access: "public",
  layout: "form",
};
const profile: PageHandle = { title: "Profile", frame: "settings" };
const security: PageHandle = { title: "Security", frame: "settings" };

export const authRoutes: RouteObject[] = [
  {
    path: "/auth",
    handle: signIn,
    lazy: withTexts(async () => ({ Component: (await import("./auth-page.tsx")).AuthPage })),
  },
  {
    path: "/settings/security",
    handle: security,
    lazy: async () => ({ Component: (await import("./security/security-page.tsx")).SecurityPage }),
  },
  {
    path: linkPath,
    handle: link,
    lazy: withTexts(async () => ({ Component: (await import("./links/link-page.tsx")).LinkPage })),
  },
  {
    path: newPasswordPath,
    handle: newPassword,
    lazy: withTexts(async () => ({
      Component: (await import("./links/new-password-page.tsx")).NewPasswordPage,
    })),
  },
  { path: signedOutPath, handle: signedOut, Component: SignedOutPage },
  {
    path: "/profile",
    handle: profile,
    lazy: async () => ({ Component: (await import("./profile/profile-page.tsx")).ProfilePage }),
  },
];
