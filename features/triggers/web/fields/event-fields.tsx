import { Select } from "#platform/web/ui/select.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { mostContainsCharacters, ProductEvent, productEvents } from "../../contract/index.ts";

/** What has to happen, and a text that its title has to contain. */
export function EventFields({ event, contains, onChange }: EventFieldsProps) {
  return (
    <>
      <Select
        label="What happens"
        options={ProductEvent.options.map((value) => ({ value, label: productEvents[value] }))}
        value={event}
        onChange={(value) => onChange({ event: value })}
      />
      <TextField
        label="Only if the title contains"
        hint="The title of a task, the name of a file, the subject of an email. Leave it empty for all."
        value={contains}
        maxLength={mostContainsCharacters}
        autoComplete="off"
        onChange={({ target }) => onChange({ contains: target.value })}
      />
    </>
  );
}

export interface EventChoice {
  event: ProductEvent;
  contains: string;
}

interface EventFieldsProps extends EventChoice {
  onChange: (change: Partial<EventChoice>) => void;
}
