import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import type { InvitingRoom } from "../../contract/invitations/invite-people.ts";
import type { LinkRole } from "../../contract/join-links/join-link.ts";
import { invitationsTexts } from "../invitations/texts/invitations-texts.ts";
import { RoleSelect } from "../role-select.tsx";
import { TeamChoice } from "../team-choice.tsx";
import { useJoinLinkActs } from "./use-join-links.ts";
import { readUses, UsesAndDays, usualLife } from "./uses-and-days.tsx";

interface NewJoinLinkDialogProps {
  room: InvitingRoom;
  onMade: (token: string) => void;
  onClose: () => void;
}

/** Makes a link to join. */
export function NewJoinLinkDialog({ room, onMade, onClose }: NewJoinLinkDialogProps) {
  const texts = useTexts(invitationsTexts);
  const words = texts.links.dialog;
  const { makeJoinLink } = useJoinLinkActs();
  const [name, setName] = useState("");
  const [role, setRole] = useState<LinkRole>("member");
  const [teamIds, setTeamIds] = useState<string[]>([]);
  const [domains, setDomains] = useState("");
  const [life, setLife] = useState(usualLife);

  const submit = () => {
    const mostUses = readUses(life.uses);
    if (mostUses === undefined) return undefined;
    const body = { name, role, teamIds, mostUses, days: Number(life.days), domains: splitDomains(domains) };
    return makeJoinLink(body).then((made) => made && onMade(made.token));
  };

  return (
    <FormDialog
      size="md"
      title={words.title}
      description={words.lead}
      submitLabel={words.submit}
      onClose={onClose}
      onSubmit={submit}
    >
      {({ isChecked }) => (
        <>
          <TextField
            label={words.name}
            hint={words.nameHint}
            maxLength={100}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <RoleSelect label={texts.invite.role} of={["member", "guest"]} value={role} onChange={setRole} />
          <TeamChoice label={texts.invite.teams} teams={room.teams} chosen={teamIds} onChange={setTeamIds} />
          <UsesAndDays life={life} onChange={setLife} isChecked={isChecked} />
          <TextField
            label={words.domains}
            hint={words.domainsHint}
            value={domains}
            onChange={(event) => setDomains(event.target.value)}
          />
        </>
      )}
    </FormDialog>
  );
}

function splitDomains(typed: string): string[] {
  return typed.split(/[\s,;]+/).filter((domain) => domain !== "");
}
