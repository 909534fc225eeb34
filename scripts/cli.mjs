// npm run check-settings|backup|restore|storage|admin -- …
import { runCommand } from './built.mjs';

runCommand('cli');
