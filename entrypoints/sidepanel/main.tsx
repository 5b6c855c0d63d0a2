import { createRoot } from 'react-dom/client';
import '../../components/colours.css';
import '../../components/view.css';
import '../../components/details.css';
import '../../components/panel.css';
import { Panel } from '../../components/panel.tsx';
import { words } from '../../components/words.ts';

document.documentElement.lang = words.language;
const root = document.querySelector('#root');
if (root) createRoot(root).render(<Panel />);
