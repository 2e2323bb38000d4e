import type { WebModule } from "#platform/web/modules/web-module.ts";
import { AccountClosing } from "./closing/account-closing.tsx";
import { ConfirmEmail } from "./links/confirm-email.tsx";
import { readUserName } from "./read-user-name.ts";
import { readSession } from "./session.ts";

/** What accounts add to the shell. */
export const authWeb: WebModule = {
  notices: [
    { key: "closure", weight: "loss", Source: AccountClosing },
    { key: "unconfirmed-email", weight: "reminder", Source: ConfirmEmail },
  ],
  firstSteps: [
    {
      key: "name",
      title: "Tell us your name",
      text: "Shown to people and agents in your workspace.",
      to: "/profile",
      isDone: async () => {
        const session = readSession();
        return session.status === "signed-in" && readUserName(session.user) !== "";
      },
    },
  ],
  settings: [
    { to: "/profile", label: "Profile" },
    { to: "/settings/security", label: "Security" },
  ],
  emails: [
    {
      title: "Your account",
      text: "Confirmation links, password resets, new devices, and changes to how you sign in.",
    },
  ],
};
