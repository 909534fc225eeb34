// npm run demo -- [--listings 100000] [--enquiries 1000] [--payments 1000] [--seed 7]
import { runCommand } from './built.mjs';

runCommand('demo');
