import { Pencil, Plus, Trash2 } from "lucide-react";
import { Button } from "#platform/web/ui/button.tsx";
import { CopyButton } from "#platform/web/ui/copy-button.tsx";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { DesignSection } from "../design-section.tsx";
import { Specimen } from "../specimen.tsx";

export function ButtonSection() {
  return (
    <DesignSection
      id="buttons"
      title="Buttons"
      note="One primary action on a screen. A busy button keeps its width and its word, and cannot be pressed twice."
    >
      <Specimen name="Variants">
        <Button variant="primary">Save</Button>
        <Button>Cancel</Button>
        <Button variant="brass">Approve and send</Button>
        <Button variant="danger">Delete</Button>
        <Button variant="danger-solid">Delete workspace</Button>
        <Button variant="ghost">Show more</Button>
      </Specimen>
      <Specimen name="Sizes">
        <Button size="sm">Small</Button>
        <Button>Medium</Button>
        <Button size="lg" variant="primary">
          Start Free Trial
        </Button>
      </Specimen>
      <Specimen name="Busy">
        <Button variant="primary" busy busyLabel="Signing In...">
          Sign In
        </Button>
        <Button busy>Export</Button>
        <Button variant="brass" busy>
          Approve
        </Button>
        <Button size="sm" busy>
          Load more
        </Button>
      </Specimen>
      <Specimen name="Disabled">
        <Button variant="primary" disabled>
          Save
        </Button>
        <Button disabled>Cancel</Button>
        <Button variant="brass" disabled>
          Approve
        </Button>
        <Button variant="danger" disabled>
          Delete
        </Button>
        <Button variant="ghost" disabled>
          Show more
        </Button>
      </Specimen>
      <Specimen name="With an icon, and as a link">
        <Button variant="primary" icon={<Plus aria-hidden="true" size={16} />}>
          New conversation
        </Button>
        <Button icon={<Pencil aria-hidden="true" size={16} />}>Rename</Button>
        <LinkButton to="/dashboard">Go to Dashboard</LinkButton>
      </Specimen>
      <Specimen name="Icons alone, named by their tooltips">
        <IconButton label="Rename" keys={["r"]} icon={<Pencil aria-hidden="true" size={16} />} />
        <IconButton
          label="New conversation"
          variant="secondary"
          icon={<Plus aria-hidden="true" size={16} />}
        />
        <IconButton label="Delete" variant="danger" icon={<Trash2 aria-hidden="true" size={16} />} />
        <IconButton label="Deleting" variant="danger" busy icon={<Trash2 aria-hidden="true" size={16} />} />
        <IconButton label="Not possible now" disabled icon={<Pencil aria-hidden="true" size={16} />} />
        <CopyButton value="5dc9da79" label="Copy the record id" />
      </Specimen>
    </DesignSection>
  );
}
