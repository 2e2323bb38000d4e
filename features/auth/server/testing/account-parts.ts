import { asPart } from "#platform/server/testing/as-part.ts";
import * as flow from "../flow/issue-auth-code.ts";
import * as links from "../identities/link-identity.ts";
import * as profiles from "../identities/sign-in-with-profile.ts";
import * as holders from "../identities/void-unproved-holder.ts";
import * as index from "../index.ts";
import * as proofs from "../proofs/verify-proof.ts";
import * as others from "../sessions/end-other-sessions.ts";
import * as sessions from "../sessions/end-sessions.ts";
import * as ssoUsers from "../sso/users/find-or-create-sso-user.ts";
import * as emails from "../users/change-email.ts";
import * as phones from "../users/change-phone.ts";
import * as confirmed from "../users/confirm-contact.ts";
import * as detached from "../users/detach-contact.ts";
import * as own from "../users/open-own-account.ts";

/** Wraps commands that only run as part of another one. */
export const openAccount = asPart(index.openAccount);
export const openOwnAccount = asPart(own.openOwnAccount);
export const openProvedAccount = asPart(index.openProvedAccount);
export const openVisitor = asPart(index.openVisitor);

export const verifyProof = asPart(proofs.verifyProof);
export const issueAuthCode = asPart(flow.issueAuthCode);
export const confirmContact = asPart(confirmed.confirmContact);
export const detachContact = asPart(detached.detachContact);
export const changeEmail = asPart(emails.changeEmail);
export const changePhone = asPart(phones.changePhone);

export const endSessions = asPart(sessions.endSessions);
export const endOtherSessions = asPart(others.endOtherSessions);

export const signInWithProfile = asPart(profiles.signInWithProfile);
export const linkIdentity = asPart(links.linkIdentity);
export const voidUnprovedHolder = asPart(holders.voidUnprovedHolder);

export const findOrCreateSsoUser = asPart(ssoUsers.findOrCreateSsoUser);
export const provisionUser = asPart(index.provisionUser);
export const provisionSsoUser = asPart(index.provisionSsoUser);
export const applyDirectoryStatus = asPart(index.applyDirectoryStatus);
export const releaseFromDirectory = asPart(index.releaseFromDirectory);
