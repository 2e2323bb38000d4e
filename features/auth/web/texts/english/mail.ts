/** Sentences about mails, by what happens to them. */
export const mail = {
  created: {
    sent: "Account created successfully! Please check your email to verify your account.",
    outbox:
      "Account created successfully! This installation sends no email: ask an admin for your confirmation link, which is in the outbox on /dev. If you started it, open the claim link that the start printed: it makes you the admin.",
    outboxOfAdmin:
      "Account created successfully! This installation sends no email yet: your confirmation link is in the outbox on /dev.",
    none: "Account created successfully!",
  },
  confirm: (address: string) => ({
    sent: `Confirm your email: we sent a link to ${address}.`,
    outbox: "Your email is not confirmed.",
  }),
  confirmFirst: (address: string) => ({
    sent: `Confirm your email first: we sent a link to ${address}.`,
    outbox:
      "Confirm your email first. This installation sends no email: ask an admin for the link, which is in the outbox on /dev. If you started it, open the claim link that the start printed.",
  }),
  /** To somebody who may not open the outbox. */
  askAdmin: "This installation sends no email. Ask an admin for the link, which is in the outbox on /dev.",
  /** To somebody who may. The link stands between. */
  openOutbox: {
    before: "This installation sends no email. The link is in the",
    outbox: "outbox",
    after: ".",
  },
  /** The end of a notice whose details are mailed too. */
  details: {
    sent: "We sent you an email with the details.",
    outbox: "An email with the details is in the outbox of this installation.",
  },
  resent: { sent: "Sent.", outbox: "A new link is in the outbox." },
};
