import { workspaceRoles } from "#platform/contract/role-rules.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { SearchField } from "#platform/web/ui/search-field.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import { teamTexts } from "../texts/team-texts.ts";
import { memberTexts } from "./texts/member-texts.ts";
import type { MemberFilter } from "./use-members.ts";

/** Finds people by name or address, role and state. */
export function MemberFilters({ filter, onChange }: MemberFiltersProps) {
  const words = useTexts(memberTexts);
  const { roles } = useTexts(teamTexts);
  return (
    <div className="mb-3 flex flex-wrap gap-2">
      <SearchField
        label={words.search}
        className="min-w-48 flex-1 max-sm:basis-full"
        value={filter.search}
        onValueChange={(search) => onChange({ ...filter, search })}
      />
      <Select
        label={words.role}
        labelHidden
        className="w-40 max-sm:flex-1"
        value={filter.role}
        options={[
          { value: "", label: words.anyRole },
          ...workspaceRoles.map((role) => ({ value: role, label: roles[role] })),
        ]}
        onChange={(role) => onChange({ ...filter, role })}
      />
      <Select
        label={words.state}
        labelHidden
        className="w-40 max-sm:flex-1"
        value={filter.state}
        options={[
          { value: "", label: words.anyState },
          { value: "active", label: words.active },
          { value: "suspended", label: words.suspended },
        ]}
        onChange={(state) => onChange({ ...filter, state })}
      />
    </div>
  );
}

interface MemberFiltersProps {
  filter: MemberFilter;
  onChange: (filter: MemberFilter) => void;
}
