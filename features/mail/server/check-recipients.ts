import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { freeMailDomains } from "#platform/server/mail/free-mail-domains.ts";
import { domainOfAddress } from "../contract/index.ts";
import { mailAccess } from "./mail.access.ts";
import { listMemberAddresses, listWrittenDomains, listWrittenTo } from "./recipients.repository.ts";

export interface CheckedRecipients {
  /** Those outside the company. */
  outside: string[];
  /** Those that nobody in the workspace has written to with the product. */
  isNew: string[];
  /** Their domains that nobody in the workspace has written to either. */
  newDomains: string[];
}

/**
 * What is known about addresses. A member is inside, and so is everybody at the domain of a member, unless
 * anybody can get an address there.
 */
export function checkRecipients(ctx: Ctx, addresses: readonly string[]): Promise<CheckedRecipients> {
  const { workspaceId } = userOf(ctx);
  return query(ctx, mailAccess.check_recipients, async ({ db }) => {
    const members = new Set(await listMemberAddresses(db, workspaceId));
    const domains = new Set([...members].map(domainOfAddress).filter((name) => !freeMailDomains.has(name)));
    const written = await listWrittenTo(db, workspaceId, addresses);
    const isNew = addresses.filter((one) => !written.has(one) && !members.has(one.toLowerCase()));
    const foreign = [...new Set(isNew.map(domainOfAddress))].filter(
      (name) => !domains.has(name) && !freeMailDomains.has(name),
    );
    const used = await listWrittenDomains(db, workspaceId, foreign);
    return {
      outside: addresses.filter(
        (address) => !members.has(address.toLowerCase()) && !domains.has(domainOfAddress(address)),
      ),
      isNew,
      newDomains: foreign.filter((name) => !used.has(name)),
    };
  });
}
