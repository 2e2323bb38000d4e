import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import type { GrantShare, ShareGrant, ShareRelation } from "../../contract/index.ts";
import { relationWords } from "../texts/relation-words.ts";
import { sharingTexts } from "../texts/sharing-texts.ts";
import { endOf, endOptions } from "./end-choice.ts";
import { formatDay } from "./format-day.ts";
import { nameOfGrant } from "./name-of-grant.ts";
import { icons } from "./subject-field.tsx";

/** Somebody who has it: what they may do, since when, until when, why else. */
export function GrantRow({ grant, noun, relations, isBusy, onChange, onWithdraw }: GrantRowProps) {
  const words = useTexts(sharingTexts);
  const Icon = icons[grant.subject.type];
  const name = nameOfGrant(words, grant);
  const said = relationWords(words, noun);
  const { subject, relation, expiresAt } = grant;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <Icon aria-hidden="true" size={16} className="shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1 basis-44 wrap-anywhere">
        <p className="font-medium text-ink-1">{name}</p>
        <p className="text-xs text-ink-2">
          {subject.type !== "user" && `${words.list.people(grant.people)} · `}
          {`${words.list.since} `}
          <RelativeTime at={new Date(grant.grantedAt)} />
          {grant.grantedBy && ` ${words.list.by(grant.grantedBy)}`}
          {expiresAt && ` · ${words.end.at(formatDay(expiresAt))}`}
        </p>
        {grant.otherWays.length > 0 && (
          <p className="text-xs text-ink-2">{words.list.also(grant.otherWays.join(", "))}</p>
        )}
      </div>
      {onChange ? (
        <div className="flex flex-wrap items-center gap-2">
          <Select
            label={words.list.relationOf(name)}
            labelHidden
            className="w-36"
            disabled={isBusy}
            options={relations.map((value) => ({ value, label: said[value] }))}
            value={relation}
            onChange={(value) => onChange({ subject, relation: value, expiresAt })}
          />
          <Select
            label={words.end.of(name)}
            labelHidden
            className="w-36"
            disabled={isBusy}
            options={endOptions(words, expiresAt)}
            value={expiresAt ? "as it is" : "never"}
            onChange={(value) =>
              value !== "as it is" && onChange({ subject, relation, expiresAt: endOf(value) })
            }
          />
          <Button
            aria-label={words.withdraw.from(name)}
            disabled={isBusy}
            onClick={() => onWithdraw?.(grant)}
          >
            {words.withdraw.act}
          </Button>
        </div>
      ) : (
        <p className="text-ink-2">{said[relation]}</p>
      )}
    </li>
  );
}

interface GrantRowProps {
  grant: ShareGrant;
  noun: string;
  relations: readonly ShareRelation[];
  isBusy: boolean;
  /** Absent: the reader may not change it. */
  onChange?: (body: GrantShare) => void;
  onWithdraw?: (grant: ShareGrant) => void;
}
