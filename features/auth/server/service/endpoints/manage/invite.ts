import { z } from "zod";
import { requestedTarget } from "../../../flow/requested-target.ts";
import { inviteUser } from "../../../manage/invite-user.ts";
import { checkEmail } from "../../../users/check-email.ts";
import { mergeMetadata } from "../../../users/merge-metadata.ts";
import { presentUser } from "../../../users/present-user.ts";
import type { Endpoint } from "../../endpoint.ts";
import { optionalObject, optionalText, parseBody } from "../../parse-body.ts";
import { requireServiceRole } from "../../require-service-role.ts";

const InviteBody = z.object({ email: optionalText, data: optionalObject });

/** Mails an invitation. */
export const inviteEndpoint: Endpoint = {
  method: "POST",
  path: "/invite",
  async answer(ctx, call) {
    await requireServiceRole(ctx, call.bearer);
    const { email, data } = parseBody(InviteBody, call.body);
    const user = await inviteUser(ctx, {
      service: call.service,
      email: checkEmail(email),
      metadata: mergeMetadata({}, data ?? {}),
      redirectTo: requestedTarget(call),
    });
    return { json: presentUser(user) };
  },
};
