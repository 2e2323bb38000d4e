import type { Ctx } from "#platform/server/context.ts";

/** Whether mails can leave the installation. Without a mail server its outbox keeps them, and they reach nobody. */
export function hasMailServer({ services }: Pick<Ctx, "services">): boolean {
  return services.carriers.mail !== undefined;
}
