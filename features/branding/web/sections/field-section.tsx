import { Mail } from "lucide-react";
import { useState } from "react";
import { PasswordField } from "#platform/web/ui/password-field.tsx";
import { SearchField } from "#platform/web/ui/search-field.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import { TextArea } from "#platform/web/ui/text-area.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { DesignSection } from "../design-section.tsx";
import { Specimen } from "../specimen.tsx";

export function FieldSection() {
  const [search, setSearch] = useState("");
  const [filled, setFilled] = useState("Northwind");
  const [role, setRole] = useState<"member" | "admin" | null>("member");
  return (
    <DesignSection
      id="fields"
      title="Fields"
      note="A label above, help below, and an error in place that says what to do. What was typed is kept."
    >
      <Specimen name="Text" className="space-y-4">
        <TextField label="Workspace name" placeholder="Acme" hint="Shown to everyone you invite." />
        <TextField label="Email" type="email" defaultValue="jana@acme.example" lead={<Mail size={16} />} />
        <TextField
          label="Email to invite"
          type="email"
          defaultValue="jana@"
          error="Enter a full email address."
        />
      </Specimen>
      <Specimen name="Password, disabled, read only" className="space-y-4">
        <PasswordField label="Password" autoComplete="new-password" hint="At least 6 characters." />
        <TextField label="Workspace id" defaultValue="acme" disabled />
        <TextField label="Publishable key" defaultValue="pk_8f21c09b" readOnly inputClassName="font-mono" />
      </Specimen>
      <Specimen name="Search and choice" className="space-y-4">
        <SearchField label="Search conversations" value={search} onValueChange={setSearch} shortcut="/" />
        <SearchField label="Search contacts" value={filled} onValueChange={setFilled} />
        <Select label="Role" options={roles} value={role} onChange={setRole} />
        <Select
          label="Model"
          options={[]}
          value={null}
          onChange={() => {}}
          placeholder="None connected"
          disabled
        />
      </Specimen>
      <Specimen name="Several lines" className="space-y-4">
        <TextArea
          label="Instructions"
          defaultValue={instructions}
          hint="Grows with the text, up to twelve lines."
        />
        <TextArea label="Reason" rows={2} error="Say why, so that the record is complete." />
      </Specimen>
    </DesignSection>
  );
}

const roles = [
  { value: "member", label: "Member" },
  { value: "admin", label: "Admin" },
] as const;

const instructions = "Answer in the language of the question.\nName the source of every figure.";
