import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { createCardHost } from '../components/card/card-host.tsx';
import { cardView, setCardView } from '../lib/page/card-view.ts';

export default defineUnlistedScript(() => {
  cardView()?.destroy();
  setCardView(createCardHost());
});
