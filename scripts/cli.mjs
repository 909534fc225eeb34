// npm run check-settings|backup|restore|admin -- …
import { runCommand } from './built.mjs';

runCommand('cli');
