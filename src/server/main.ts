import { brand } from '@contract/brand';
import * as messages from '@messages/server/start';
import path from 'node:path';
import { demoAccounts } from './seed/loadDemo';
import { createLogger } from './lib/log';
import { errorMessage } from './cli/errorMessage';
import { startServer } from './bootstrap';
import { gatewayName, gatewayVariables } from './payments/gateways/registry';
import { readSettings, secretsOf, type Settings } from './settings';
import { settingsAdvice, findUnsafeSettings } from './cli/settingsChecks';

/** Milliseconds. */
const longestStop = 9_500;

const tell = (line: string) => void process.stdout.write(`${line}\n`);
const refuse = (words: string): never => {
  process.stderr.write(`${words}\n`);
  process.exit(1);
};

function settingsOrRefusal(): Settings {
  try {
    const settings = readSettings(process.env);
    const unsafe = findUnsafeSettings(settings);
    return unsafe.length > 0 ? refuse(messages.settingsAreRefused(brand, unsafe)) : settings;
  } catch (error) {
    return refuse((error as Error).message);
  }
}

function welcome(address: string, settings: Settings): void {
  tell(messages.isRunningAt(brand, address));
  if (settings.demo)
    tell(messages.demoAccounts(demoAccounts.map(({ username }) => username).join(', '), settings.demoPassword));
  if (settings.production) for (const line of settingsAdvice(settings)) tell(messages.consider(line));
  tell(
    settings.gateway ? messages.paymentsUse(gatewayName(settings.gateway)) : messages.testPayments(gatewayVariables),
  );
}

function progressLine(): (done: number, of: number) => void {
  let reported = -1;
  return (done, of) => {
    const tenth = of === 0 ? 10 : Math.floor((done / of) * 10);
    if (tenth === reported) return;
    reported = tenth;
    tell(messages.preparingPictures(done, of));
  };
}

async function main(): Promise<void> {
  const settings = settingsOrRefusal();
  const root = path.resolve(__dirname, '../..');
  const log = createLogger(settings.logLevel, secretsOf(settings));
  const product = await startServer({
    settings,
    log,
    tell,
    folders: { built: path.resolve(__dirname, '../public'), shipped: path.join(root, 'public') },
  });
  welcome(product.address, settings);
  const stop = () => {
    // a hanging part must not delay the end of the process further
    setTimeout(() => process.exit(1), longestStop).unref();
    // a second signal ends the process at once
    process.once('SIGINT', () => process.exit(1));
    void product.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop in order');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await product
    .preparePictures(progressLine())
    .catch((error: unknown) => log.error({ err: error }, 'pictures could not be prepared'));
}

main().catch((error: unknown) => refuse(messages.couldNotStart(brand, errorMessage(error))));
