import type { english } from "./english.ts";

export const german: typeof english = {
  signIn: "Mit diesem Link anmelden?",
  change: "Zu einem anderen Konto wechseln?",
  confirmed: (address) => `Die E-Mail-Adresse ${address} ist bestätigt. Dafür ist nichts weiter zu tun.`,
  present: "Sie sind angemeldet als",
  offered: "Dieser Link meldet Sie an als",
  guest: "Gast ohne Adresse",
  caution:
    "Fahren Sie nur fort, wenn Sie diesen Link angefordert haben. Sonst arbeiten Sie in einem fremden Konto.",
  accept: (account) => `Weiter als ${account}`,
  decline: "Nicht anmelden",
  stay: (account) => `Angemeldet bleiben als ${account}`,
};
