import type { User } from "./user.ts";

/** Exactly one of address and number, in stored form. */
export type Contact = { email: string; phone?: undefined } | { phone: string; email?: undefined };

export function channelOfContact({ email }: Contact): "mail" | "sms" {
  return email === undefined ? "sms" : "mail";
}

export function addressOf(contact: Contact): string {
  return contact.email ?? contact.phone;
}

/** The user's address or number. */
export function contactOf(user: User, provider: "email" | "phone"): Contact | undefined {
  if (provider === "email") return user.email === null ? undefined : { email: user.email };
  return user.phone === null ? undefined : { phone: user.phone };
}

/** Whether the user has proved this address or number. */
export function isProved(user: User, { email }: Contact): boolean {
  return (email === undefined ? user.phone_confirmed_at : user.email_confirmed_at) !== null;
}
