/** A page in the navigation of the settings. Its route has the frame `settings`. */
export interface SettingsSection {
  to: string;
  label: string;
}
