import { useState } from "react";
import { AskAdminNote, useMailFate } from "#features/auth/web/index.tsx";
import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import { describeError } from "#platform/web/api/api-error.ts";
import { readPageLanguage } from "#platform/web/language/page-language.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import { TextArea } from "#platform/web/ui/text-area.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { readAddressLines } from "../../contract/invitations/address-lines.ts";
import { invitationLimits } from "../../contract/invitations/invitation-limits.ts";
import type { InvitedLine, InvitingRoom } from "../../contract/invitations/invite-people.ts";
import { RoleSelect } from "../role-select.tsx";
import { TeamChoice } from "../team-choice.tsx";
import { LineFaults } from "./line-faults.tsx";
import { invitationsTexts } from "./texts/invitations-texts.ts";
import { useInvitationActs } from "./use-invitations.ts";

const dayValues = ["1", "3", "7", "14", "30"] as const;

/** Invites a list of addresses. What could not be invited stays in the field, with its reason. */
export function InviteDialog({ room, onClose }: { room: InvitingRoom; onClose: () => void }) {
  const { invite: words, seats, outbox } = useTexts(invitationsTexts);
  const known = useMailFate();
  const fate = known ?? "sent";
  const { invite } = useInvitationActs();
  const [addresses, setAddresses] = useState("");
  const [role, setRole] = useState<WorkspaceRole>("member");
  const [teamIds, setTeamIds] = useState<string[]>([]);
  const [message, setMessage] = useState("");
  const [days, setDays] = useState<(typeof dayValues)[number]>("7");
  const [language, setLanguage] = useState<"en" | "de">(readPageLanguage());
  const [refused, setRefused] = useState<InvitedLine[]>([]);
  const lines = readAddressLines(addresses);
  const typedFaults = lines.flatMap(({ text, email = null, fault }) =>
    fault ? [{ text, email, fault }] : [],
  );
  const good = lines.length - typedFaults.length;
  const problem = findProblem(words, { count: lines.length, message });
  const { taken, limit, pending } = room.seats;

  const submit = () => {
    if (problem.addresses || problem.message) return undefined;
    return send();
  };
  const send = async () => {
    const answer = await invite({
      addresses,
      role,
      teamIds,
      message: message.trim(),
      days: Number(days),
      language,
    });
    if (answer.sent > 0) notify({ type: "success", title: words.sent(answer.sent)[fate], duration: 5000 });
    const left = answer.lines.filter(({ fault }) => fault !== null);
    if (left.length === 0) return;
    setAddresses(left.map(({ text }) => text).join("\n"));
    setRefused(left);
    throw new LinesLeft(words.left(answer.sent, left.length));
  };

  return (
    <FormDialog
      size="wide"
      title={words.title}
      description={
        <>
          {known && words.lead[known]} {known === "outbox" && <AskAdminNote words={outbox} isInDialog />}
        </>
      }
      submitLabel={words.send[fate]}
      footNote={good > 0 ? words.count(good) : undefined}
      describeFailure={(failure) => (failure instanceof LinesLeft ? failure.message : describeError(failure))}
      onClose={onClose}
      onSubmit={submit}
    >
      {({ isChecked }) => (
        <>
          {limit !== null && (
            <p className="text-sm text-ink-2 tabular-nums">
              {seats.taken(taken, limit)} {seats.free(Math.max(0, limit - taken), pending)}
            </p>
          )}
          <TextArea
            label={words.addresses}
            hint={words.addressesHint}
            rows={4}
            value={addresses}
            onChange={(event) => {
              setAddresses(event.target.value);
              setRefused([]);
            }}
            {...(isChecked && problem.addresses && { error: problem.addresses })}
          />
          <LineFaults lines={refused.length > 0 ? refused : typedFaults} />
          <RoleSelect label={words.role} value={role} onChange={setRole} />
          <TeamChoice label={words.teams} teams={room.teams} chosen={teamIds} onChange={setTeamIds} />
          <TextArea
            label={words.message}
            hint={words.messageHint}
            rows={2}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
            {...(problem.message && { error: problem.message })}
          />
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <Select
              label={words.days}
              options={dayValues.map((value) => ({ value, label: words.dayOptions[value] }))}
              value={days}
              onChange={setDays}
            />
            <Select
              label={words.language}
              options={[
                { value: "en", label: "English" },
                { value: "de", label: "Deutsch" },
              ]}
              value={language}
              onChange={setLanguage}
            />
          </div>
        </>
      )}
    </FormDialog>
  );
}

/** Some lines were invited, others were not: the form stays with those. */
class LinesLeft extends Error {}

type Words = ReturnType<typeof invitationsTexts.read>["invite"];

/** Why the form cannot be sent, beside its fields. */
function findProblem(words: Words, { count, message }: { count: number; message: string }) {
  return {
    addresses: count === 0 ? words.none : count > invitationLimits.addresses ? words.tooMany : undefined,
    message: message.trim().length > invitationLimits.messageLength ? words.tooLong : undefined,
  };
}
