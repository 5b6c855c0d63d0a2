import { words } from './words.ts';

/** Names of makers and their makes, the same in every language. */
export const MAKERS = words(
  'honda acura ford lincoln gm chevrolet chrysler jeep dodge ram fca stellantis toyota lexus nissan infiniti hyundai kia ' +
    'genesis subaru mazda mitsubishi volkswagen vw audi porsche bmw mini mercedes mercedes-benz volvo tesla rivian lucid ' +
    'jaguar polestar maserati fiat harley-davidson',
);
